/** German, by room. */
import { bidding } from './bidding.ts'
import { cardplay } from './cardplay.ts'
import { census } from './census.ts'
import { combinations } from './combinations.ts'
import { constraint } from './constraint.ts'
import { core } from './core.ts'
import { coreFaces } from './core-faces.ts'
import { coreLocale } from './core-locale.ts'
import { coreNumberWords } from './core-number-words.ts'
import { counting } from './counting.ts'
import { doubledummy } from './doubledummy.ts'
import { engine } from './engine.ts'
import { engineJobs } from './engine-jobs.ts'
import { examples } from './examples.ts'
import { explain } from './explain.ts'
import { formats } from './formats.ts'
import { knowledgeInference } from './knowledge-inference.ts'
import { knowledgeLaw } from './knowledge-law.ts'
import { knowledgePredicates } from './knowledge-predicates.ts'
import { knowledgeSources } from './knowledge-sources.ts'
import { lessons } from './lessons.ts'
import { lessonsFirst } from './lessons-first.ts'
import { page } from './page.ts'
import { practice } from './practice.ts'
import { rules } from './rules.ts'
import { store } from './store.ts'
import { systems } from './systems.ts'
import { systemsEdges } from './systems-edges.ts'
import { systemsEssexAcol } from './systems-essex-acol.ts'
import { systemsNatural } from './systems-natural.ts'
import { systemsOpeningStrategies } from './systems-opening-strategies.ts'
import { systemsSayc } from './systems-sayc.ts'
import { systemsSchenken1967 } from './systems-schenken-1967.ts'
import { uiApp } from './ui-app.ts'
import { uiBoards } from './ui-boards.ts'
import { uiDialogs } from './ui-dialogs.ts'
import { uiGuessFirst } from './ui-guess-first.ts'
import { uiHandEditor } from './ui-hand-editor.ts'
import { uiKnowledge } from './ui-knowledge.ts'
import { uiLens } from './ui-lens.ts'
import { uiPages } from './ui-pages.ts'
import { uiPanels } from './ui-panels.ts'
import { uiParts } from './ui-parts.ts'
import { uiSession } from './ui-session.ts'
import { uiStepBar } from './ui-step-bar.ts'
import { uiSuit } from './ui-suit.ts'
import { uiTable } from './ui-table.ts'

export const de = {
  bidding,
  cardplay,
  census,
  combinations,
  constraint,
  core,
  'core/faces': coreFaces,
  'core/locale': coreLocale,
  'core/number-words': coreNumberWords,
  counting,
  doubledummy,
  engine,
  'engine/jobs': engineJobs,
  examples,
  explain,
  formats,
  'knowledge/inference': knowledgeInference,
  'knowledge/law': knowledgeLaw,
  'knowledge/predicates': knowledgePredicates,
  'knowledge/sources': knowledgeSources,
  lessons,
  'lessons/first': lessonsFirst,
  page,
  practice,
  rules,
  store,
  systems,
  'systems/edges': systemsEdges,
  'systems/essex-acol': systemsEssexAcol,
  'systems/natural': systemsNatural,
  'systems/opening-strategies': systemsOpeningStrategies,
  'systems/sayc': systemsSayc,
  'systems/schenken-1967': systemsSchenken1967,
  'ui/app': uiApp,
  'ui/boards': uiBoards,
  'ui/dialogs': uiDialogs,
  'ui/guess-first': uiGuessFirst,
  'ui/hand-editor': uiHandEditor,
  'ui/knowledge': uiKnowledge,
  'ui/lens': uiLens,
  'ui/pages': uiPages,
  'ui/panels': uiPanels,
  'ui/parts': uiParts,
  'ui/session': uiSession,
  'ui/step-bar': uiStepBar,
  'ui/suit': uiSuit,
  'ui/table': uiTable,
}
