/** Sentences with elements in them. */
import { createElement, Fragment, type ReactNode } from 'react'
import { partsOf } from '#core/text.ts'

/** Marks a sentence whose values are elements: tx`The ${<b>{name}</b>} holds.` */
export const tx = (strings: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode =>
  createElement(
    Fragment,
    null,
    ...partsOf(strings)
      .filter((part) => part !== '')
      .map((part) => (typeof part === 'number' ? values[part] : part)),
  )
