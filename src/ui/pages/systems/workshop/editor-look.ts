/** How the editor looks: the page's tokens, which reach into its shadow root by inheritance. */
import { EditorView } from '@codemirror/view'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { SUIT_PATHS } from '../../../kit/SuitSymbol.tsx'

const serif = { fontFamily: 'var(--font-serif)' }
const suit = (name: string) => ({ color: `var(--color-s-${name})`, fontWeight: '700' })
/** The letter of a suit stays in the text; its symbol is drawn over it in its colour. */
const pip = (of: Suit, name: string) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${SUIT_PATHS[of]}"/></svg>`
  return {
    color: 'transparent',
    padding: '0 1px',
    backgroundColor: `var(--color-s-${name})`,
    mask: `url('data:image/svg+xml,${encodeURIComponent(drawing)}') center / 11px no-repeat`,
  }
}
const CONTRAST = '@media (forced-colors: active)'
const button = {
  font: 'inherit',
  minHeight: '32px',
  padding: '0 10px',
  border: '1px solid var(--color-edge)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-panel)',
  backgroundImage: 'none',
  color: 'var(--color-ink)',
  cursor: 'pointer',
}
const field = {
  font: 'inherit',
  minHeight: '32px',
  padding: '0 8px',
  border: '1px solid var(--color-edge)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-panel)',
  color: 'var(--color-ink)',
}
const ring = { outline: '2px solid var(--color-focus)', outlineOffset: '1px' }

export const EDITOR_LOOK = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-panel)',
    fontSize: 'var(--text-body)',
    borderRadius: 'var(--radius-panel)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-sans)', lineHeight: '24px', overflow: 'auto' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-panel)',
    color: 'var(--color-ink-3)',
    border: 'none',
    fontSize: 'var(--text-small)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 4px 0 0' },
  '.cm-foldGutter .cm-gutterElement': { width: '16px', textAlign: 'center', cursor: 'pointer' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--color-inset) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    {
      background: 'var(--color-accent-soft)',
    },
  '.cm-selectionMatch': { backgroundColor: 'var(--color-accent-soft)' },
  '.cm-searchMatch': { backgroundColor: 'var(--color-agree-soft)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--color-agree)' },
  '.cm-foldPlaceholder': {
    background: 'var(--color-inset)',
    border: '1px solid var(--color-rule)',
    color: 'var(--color-ink-2)',
    padding: '0 6px',
  },

  '.k-head, .k-each': { color: 'var(--color-ink-2)' },
  '.k-label, .k-comment': { color: 'var(--color-ink-3)' },
  '.k-name': { ...serif, fontWeight: '600', fontSize: 'var(--text-lead)' },
  '.k-title': { ...serif, fontWeight: '600', fontSize: 'var(--text-lead)' },
  '.k-heading': { ...serif, fontWeight: '600', color: 'var(--color-accent)' },
  '.k-note': { color: 'var(--color-agree)' },
  '.k-reason': { ...serif, color: 'var(--color-ink-2)', fontSize: 'var(--text-lead)' },
  '.k-styled, .k-setting': { borderBottom: '1px solid var(--color-edge)' },
  '.k-call, .k-NT': { fontWeight: '700' },
  '.k-S': suit('spade'),
  '.k-H': suit('heart'),
  '.k-D': suit('diamond'),
  '.k-C': suit('club'),
  '.k-pip-S': pip(SPADES, 'spade'),
  '.k-pip-H': pip(HEARTS, 'heart'),
  '.k-pip-D': pip(DIAMONDS, 'diamond'),
  '.k-pip-C': pip(CLUBS, 'club'),
  [CONTRAST]: {
    '.k-pip-S, .k-pip-H, .k-pip-D, .k-pip-C': { mask: 'none', color: 'CanvasText' },
  },
  '.k-indent': { letterSpacing: '6px' },
  '.k-blank': { lineHeight: '16px' },
  '.k-line-doubt': {
    backgroundColor: 'var(--color-agree-soft)',
    boxShadow: 'inset 3px 0 0 var(--color-agree)',
  },
  '.k-line-problem': {
    backgroundColor: 'color-mix(in srgb, var(--color-no) 9%, var(--color-panel))',
    boxShadow: 'inset 3px 0 0 var(--color-no)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-no) 1px',
    textUnderlineOffset: '4px',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--color-no)' },

  '.cm-tooltip': {
    backgroundColor: 'var(--color-panel)',
    color: 'var(--color-ink)',
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-control)',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-diagnostic': { padding: '8px 10px', maxWidth: '36rem', whiteSpace: 'normal' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--color-no)' },
  '.cm-diagnosticAction': { ...button, marginLeft: '8px', fontSize: 'var(--text-base)' },
  '.cm-diagnosticAction:focus-visible, .cm-button:focus-visible, .k-stepper button:focus-visible':
    ring,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-sans)',
    maxHeight: '14rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px', lineHeight: '20px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
  },
  '.k-stepper': { display: 'flex', gap: '4px', padding: '4px' },
  '.k-stepper button': {
    ...button,
    minWidth: '36px',
    minHeight: '36px',
    fontSize: 'var(--text-head)',
    fontWeight: '600',
  },
  '@media (pointer: coarse)': {
    '.k-stepper button': { minWidth: '44px', minHeight: '44px' },
  },

  '.cm-panels': {
    backgroundColor: 'var(--color-inset)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-sans)',
    borderRadius: 'var(--radius-panel) var(--radius-panel) 0 0',
  },
  '.cm-panels-top': { borderBottom: '1px solid var(--color-rule)' },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 10px' },
  '.cm-panel.cm-search label': { fontSize: 'var(--text-base)' },
  '.cm-textfield': { ...field, fontSize: 'var(--text-base)' },
  '.cm-button': { ...button, fontSize: 'var(--text-base)' },
  '.cm-panel.cm-search [name=close]': {
    ...button,
    top: '6px',
    right: '6px',
    minWidth: '32px',
    border: 'none',
    background: 'none',
  },
})
