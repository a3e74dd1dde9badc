import type { OperationLog } from 'atrium/contract/system/log/operation-log'
import { Button } from 'antd'
import { api } from '#shared/api/api'
import { auditKinds, records } from '#shared/api/records'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { ListPage } from '#shared/crud/list-page'
import { momentText } from '#shared/crud/moment-text'
import { pagedSource } from '#shared/crud/rows/list-source'
import { useList } from '#shared/crud/rows/use-list'
import { aMoment, anyText, oneOf, someTexts } from '#shared/crud/rows/use-list-params'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { LogCheckLine } from '#shared/facts/log-check/log-check-line'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useLogColumns } from './log-columns'
import { isRecord, useRecordNote } from './record-filter'
import { texts } from './text'
import { useShownLog } from './use-shown-log'
import { useWords } from './use-words'

const LogDetails = lazyDialog(async () => (await import('./details/log-details')).LogDetails)

// No `source.ts`: what it checks the address against is too much for the shell to carry.
const source = pagedSource(
  api.operationLogs.list,
  {
    filters: {
      username: anyText,
      usernameIs: anyText,
      usernameOneOf: someTexts,
      title: anyText,
      kind: oneOf(...Object.keys(auditKinds)),
      target: oneOf(...Object.keys(records)),
      record: isRecord,
      result: oneOf('done', 'rejected'),
      from: aMoment,
      to: aMoment,
    },
    sorts: ['at' as const],
    groups: ['kind', 'target', 'username', 'result'],
  },
  // The log sorts by time alone, so that its call takes only the order.
  { sort: undefined },
)

/** Who changed what, and what was rejected. */
export default function OperationLogPage() {
  const t = useText(texts)
  const words = useWords()
  const list = useList(source)
  const { record, ...searched } = list.filters
  const recordNote = useRecordNote(record, list.rows)
  const { logId: shownId, isOpen, show, hide } = useShownLog()
  return (
    <ListPage
      page="system/operation-log"
      title={t('log')}
      note={recordNote ?? t('note')}
      emptyText={t('empty')}
      message={<LogCheckLine call={api.operationLogs.check} linkTo={({ rowId }) => `?log=${rowId}`} />}
      filters={[
        { name: 'username', label: t('user'), operators: { is: 'usernameIs', oneOf: 'usernameOneOf' } },
        { name: 'title', label: t('title') },
        { name: 'kind', label: t('kind'), options: words.kinds },
        { name: 'target', label: t('target'), options: words.targets },
        {
          name: 'result',
          label: t('result'),
          options: (['done', 'rejected'] as const).map((value) => ({ value, label: t(value) })),
        },
        { range: ['from', 'to'], label: t('time') },
      ]}
      kept={{ record }}
      list={list}
      summary={{
        call: api.operationLogs.summary,
        groups: [
          {
            key: 'kind',
            label: t('kind'),
            name: (kind) => words.kindName(String(kind)),
            filters: (kind) => ({ kind: String(kind) }),
          },
          {
            key: 'target',
            label: t('target'),
            name: (target) => words.targetName(String(target)),
            filters: (target) => ({ target: String(target) }),
          },
          { key: 'username', label: t('user'), name: String, filters: (name) => ({ usernameIs: String(name) }) },
          {
            key: 'result',
            label: t('result'),
            name: (result) => t(result === 'done' ? 'done' : 'rejected'),
            filters: (result) => ({ result: String(result) }),
          },
        ],
      }}
      rowKey={({ logId }) => logId}
      columns={useLogColumns()}
      actions={
        <ListButtons exports={{ call: api.operationLogs.export, filters: list.filters, bySeen: true, hasLines: true }}>
          {record && <Button onClick={() => list.setFilters(searched)}>{t('showAll')}</Button>}
        </ListButtons>
      }
      rowActions={{
        name: ({ title, at }) => `${title} ${momentText(at)}`,
        of: (log) => [
          {
            key: 'details',
            label: t('details'),
            call: api.operationLogs.read,
            prepare: LogDetails.prepare,
            onSelect: () => show(log.logId),
          },
        ],
      }}
      rowOpen={useCan()(api.operationLogs.read) ? ({ logId }: OperationLog) => show(logId) : undefined}
    >
      <LogDetails logId={shownId} isOpen={isOpen} onClose={hide} />
    </ListPage>
  )
}
