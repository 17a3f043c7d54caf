import type { ReactNode } from 'react'

/** The heads of a table’s columns, from the left; `false` or `undefined` for a column that is not there. */
export const Heads = ({ of }: { readonly of: readonly ReactNode[] }) => (
  <thead>
    <tr>
      {of.map(
        (head, i) =>
          head !== false &&
          head !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column keeps its place.
            <th key={i} scope="col">
              {head}
            </th>
          ),
      )}
    </tr>
  </thead>
)
