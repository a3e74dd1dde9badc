import type { OperationLog } from 'atrium/contract/system/log/operation-log'
import { records } from '#shared/api/records'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { useWords } from './use-words'

/** One record, by its kind and id, such as `post:5`. */
export function isRecord(value: string): boolean {
  const [kind = '', id = '', ...rest] = value.split(':')
  return Object.hasOwn(records, kind) && /^[1-9]\d{0,8}$/.test(id) && rest.length === 0
}

/** Returns which record the list is about; undefined where it is about all. `rows` may hold its name. */
export function useRecordNote(record: string | undefined, rows: readonly OperationLog[]): string | undefined {
  const t = useText(texts)
  const { targetName } = useWords()
  if (record === undefined) return undefined
  const [kind = '', digits = ''] = record.split(':')
  const known = rows
    .filter(({ target }) => target === kind)
    .flatMap(({ records }) => records)
    .find(({ id }) => id === Number(digits))
  return t('historyOf', { kind: targetName(kind), name: known?.name || `#${digits}` })
}
