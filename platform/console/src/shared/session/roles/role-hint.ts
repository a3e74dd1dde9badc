import { useText } from '#shared/i18n/text'
import { foreignRoles, type RoleHolder } from './role-choices'
import { texts } from './text'

/** Returns why some roles of a user stay as they are; undefined where all of them may be changed. */
export function useRoleHint(record: RoleHolder | undefined): string | undefined {
  const t = useText(texts)
  if (!record) return undefined
  const hints = [
    ...(foreignRoles(record).length > 0 ? [t('foreign')] : []),
    ...(record.claimedRoleIds?.length ? [t('claimed')] : []),
  ]
  return hints.join(' ') || undefined
}
