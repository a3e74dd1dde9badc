import type { Invitation, User } from 'atrium/contract/system/user'
import type { Translate } from '#shared/i18n/text'
import type { texts } from './text'

/** How many names of people one reason shows. */
const mostNames = 10

/** Returns a line for each reason why some of these people got no invitation, with their names. */
export function reasonLines(
  t: Translate<typeof texts.pairs>,
  people: readonly Pick<User, 'userId' | 'nickname'>[],
  sent: readonly Invitation[],
): string[] {
  const nameOf = new Map(people.map(({ userId, nickname }) => [userId, nickname]))
  const listed = (names: readonly string[]) => {
    const some = names.slice(0, mostNames).join(t('comma'))
    return names.length > mostNames ? t('andMore', { names: some, total: names.length }) : some
  }
  return (['noEmail', 'disabled', 'hasPassword'] as const).flatMap((reason) => {
    const names = sent.flatMap(({ userId, outcome }) => (outcome === reason ? [nameOf.get(userId) ?? ''] : []))
    return names.length > 0 ? [t('because', { reason: t(reason), names: listed(names) })] : []
  })
}
