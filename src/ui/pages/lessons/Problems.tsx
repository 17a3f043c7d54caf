/** What is wrong with files that were opened, each in a sentence. */
export const Problems = ({ list }: { readonly list: readonly string[] }) =>
  list.length === 0 ? null : (
    <div role="alert" className="field-error">
      <ul className="grid gap-1">
        {list.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  )
