import type { FailedCall, SlowCall } from 'atrium/contract/system/operation/overview'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Section } from 'atrium/ui/layout/card'
import type { ReactNode } from 'react'
import { exactMomentText } from '#shared/crud/moment-text'
import { copyText } from '#shared/feedback/copy'
import { useText } from '#shared/i18n/text'
import css from './overview.module.css'
import { texts } from './text'
import { useMillisText } from './use-millis-text'

/** The latest calls that the server failed in. Their ids are in its log. */
export function FailedCalls({ calls }: { calls: readonly FailedCall[] }) {
  const t = useText(texts)
  return (
    <CallTable
      title={t('failed')}
      empty={t('noFailed')}
      names={[t('status'), t('requestId'), t('process')]}
      rows={calls.map((call) => (
        <CallRow key={`${call.requestId} ${call.at}`} call={call}>
          <td title={call.code}>{call.status}</td>
          <RequestId id={call.requestId} />
          <td>{call.process}</td>
        </CallRow>
      ))}
    />
  )
}

/** The calls that took longest. */
export function SlowCalls({ calls }: { calls: readonly SlowCall[] }) {
  const t = useText(texts)
  const millisText = useMillisText()
  return (
    <CallTable
      title={t('slow')}
      empty={t('noSlow')}
      names={[t('duration'), t('requestId')]}
      rows={calls.map((call) => (
        <CallRow key={`${call.requestId} ${call.at}`} call={call}>
          <td>{millisText(call.millis)}</td>
          <RequestId id={call.requestId} />
        </CallRow>
      ))}
    />
  )
}

interface CallTableProps {
  title: string
  empty: string
  /** The headings of the cells after time and endpoint. */
  names: readonly string[]
  rows: readonly ReactNode[]
}

function CallTable({ title, empty, names, rows }: CallTableProps) {
  const t = useText(texts)
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <EmptyState compact title={empty} />
      ) : (
        // Reached by keyboard, since it scrolls where it is narrow.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={css.scroll} tabIndex={0} role="group" aria-label={title}>
          <table className={css.table}>
            <thead>
              <tr>
                {[t('time'), t('endpoint'), ...names].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
      )}
    </Section>
  )
}

function CallRow({ call: { at, endpoint }, children }: { call: SlowCall | FailedCall; children: ReactNode }) {
  return (
    <tr>
      <td>
        <time dateTime={at}>{exactMomentText(at).slice(5)}</time>
      </td>
      <td className={css.wrapped}>{endpoint}</td>
      {children}
    </tr>
  )
}

function RequestId({ id }: { id: string }) {
  const t = useText(texts)
  return (
    <td>
      <button
        type="button"
        className={css.id}
        aria-label={t('copyId', { id })}
        onClick={() => void copyText(id, t('idCopied'))}
      >
        {id}
      </button>
    </td>
  )
}
