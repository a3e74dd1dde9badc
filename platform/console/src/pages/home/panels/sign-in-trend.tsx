import type { Dashboard } from 'atrium/contract/dashboard'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Section } from 'atrium/ui/layout/card'
import { AreaChart } from '#shared/chart/area-chart'
import { useText } from '#shared/i18n/text'
import { momentOfDay } from '../range/range'
import { texts } from '../text'
import { useLists, useOpen } from '../use-lists'

type SignInTrendProps = Pick<Dashboard, 'days' | 'signIns' | 'signInsPerDay'>

/** The sign-ins of each day; a day opens its part of the log. */
export function SignInTrend({ days, signIns, signInsPerDay }: SignInTrendProps) {
  const t = useText(texts)
  const open = useOpen()
  const { signIns: addressOf } = useLists()
  const openDay = (index: number) => {
    const { day } = signInsPerDay[index]!
    return open(addressOf({ result: 'success', from: momentOfDay(day), to: momentOfDay(day, 1) }))!
  }
  const weekdays = t('weekdays').split(' ')
  const nameOf = (day: string) => t('dayOfWeek', { day, weekday: weekdays[new Date(day).getUTCDay()]! })
  return (
    <Section title={t('trend')}>
      {signInsPerDay.some(({ count, before }) => count + before > 0) ? (
        <AreaChart
          label={t('trend')}
          names={{ point: t('day'), count: t('lastDays', { days }), before: t('daysBefore', { days }) }}
          totals={signIns}
          points={signInsPerDay.map(({ day, ...counts }) => ({ ...counts, name: nameOf(day), short: day.slice(5) }))}
          onOpen={addressOf({}) === undefined ? undefined : openDay}
        />
      ) : (
        <EmptyState compact title={t('noSignIns', { days: 2 * days })} />
      )}
    </Section>
  )
}
