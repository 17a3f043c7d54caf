import { callWithheld, positionKey } from '#store/index.ts'
import { useMoment } from '../requests.ts'
import { useKibitzer } from '../use-kibitzer.ts'

/** Why nothing may be told of the call to come; `undefined` where it may, as once it was asked for. */
export function useWithheld(): ReturnType<typeof callWithheld> {
  const why = useKibitzer(callWithheld)
  const key = useKibitzer(positionKey)
  const told = useMoment(({ moment }) => moment.at === key && moment.told)
  return why === 'until-asked' && told ? undefined : why
}
