/** The conventions of a system that a partnership can switch on and off. */
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { Checkbox } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import type { SystemListed } from './systems.ts'

export function Conventions({
  system,
  listed,
  onSystem,
}: {
  readonly system: SystemRef
  readonly listed: SystemListed
  readonly onSystem: (system: SystemRef) => void
}) {
  const { packages: on } = system
  if (listed.packages.length === 0) return null
  return (
    <Fold
      title={t`Conventions`}
      hint={on === undefined ? t`as most people play it` : t`${on.length} on`}
    >
      {listed.packages.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={(on ?? listed.usual).includes(id)}
          onChange={(checked) => {
            const others = (on ?? listed.usual).filter((one) => one !== id)
            onSystem({ ...system, packages: checked ? [...others, id] : others })
          }}
        />
      ))}
    </Fold>
  )
}
