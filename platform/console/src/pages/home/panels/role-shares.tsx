import type { Dashboard } from 'atrium/contract/dashboard'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Section } from 'atrium/ui/layout/card'
import { ShareChart } from '#shared/chart/share-chart'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import { useLists, useOpen } from '../use-lists'

/** How many users hold each role; a part opens them in the list of users. */
export function RoleShares({ shares, users }: { shares: Dashboard['usersByRole']; users: number }) {
  const t = useText(texts)
  const open = useOpen()
  const lists = useLists()
  const parts = shares.map(({ id, ...share }) => ({
    ...share,
    open: id === null ? undefined : open(lists.users({ roleId: id })),
  }))
  return (
    <Section title={t('shares')} note={t('perUser')}>
      {shares.some(({ count }) => count > 0) ? (
        <ShareChart label={t('shares')} names={{ part: t('role'), count: t('users') }} parts={parts}>
          <b>{countText(users)}</b>
          {t(users === 1 ? 'oneUser' : 'users')}
        </ShareChart>
      ) : (
        <EmptyState compact title={t('noShares')} />
      )}
    </Section>
  )
}
