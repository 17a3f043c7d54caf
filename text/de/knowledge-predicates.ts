import type { Message } from '../catalogue/knowledge-predicates.ts'

export const knowledgePredicates: Record<Message, string> = {
  'The weight otherwise, {0}, is not a whole number from 0 to a million.':
    'Das Gewicht sonst, {0}, ist keine ganze Zahl von 0 bis zu einer Million.',
  'The weight of term {0}, {1}, is not a whole number from 0 to a million.':
    'Das Gewicht von Term {0}, {1}, ist keine ganze Zahl von 0 bis zu einer Million.',
  'Term {0} asks for at least {1} and at most {2}: no hand can have both.':
    'Term {0} verlangt mindestens {1} und höchstens {2}: Keine Hand kann beides haben.',
  'Every weight is 0: no hand at all would act so.': 'Jedes Gewicht ist 0: Keine Hand handelte so.',
}
