import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { LogCheckLine } from '#shared/facts/log-check/log-check-line'
import { resultTexts } from '#shared/facts/sign-in/text'
import { useText } from '#shared/i18n/text'
import { useSignInColumns } from './sign-in-columns'
import { results, source } from './source'
import { texts } from './text'

/** The list with the attempts of that moment. */
function addressOf({ at }: { at: string | null }): string {
  if (at === null) return '?'
  return `?${new URLSearchParams({ from: at, to: new Date(Date.parse(at) + 1).toISOString() })}`
}

/** Who signed in, or tried to. */
export default function SignInLogPage() {
  const t = useText(texts)
  const resultText = useText(resultTexts)
  const list = useList(source)
  return (
    <ListPage
      page="system/sign-in-log"
      title={t('log')}
      note={t('note')}
      emptyText={t('empty')}
      message={<LogCheckLine call={api.signInLogs.check} linkTo={addressOf} />}
      filters={[
        { name: 'username', label: t('user') },
        { name: 'address', label: t('address') },
        {
          name: 'result',
          label: t('result'),
          options: results.map((value) => ({ value, label: resultText(value) })),
        },
        { range: ['from', 'to'], label: t('time') },
      ]}
      list={list}
      rowKey={({ signInId }) => signInId}
      columns={useSignInColumns()}
      actions={
        <ListButtons exports={{ call: api.signInLogs.export, filters: list.filters, bySeen: true, hasLines: true }} />
      }
    />
  )
}
