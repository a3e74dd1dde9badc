import type { Endpoint } from '@atrium/contract/endpoint'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { useWrite } from './use-write'

/** A call that deletes the records of its `ids`, all or none. */
type Removal = Endpoint & { query: { _zod: { input: { ids: number[] | string } } } }

/**
 * Answers what asks whether records are to be deleted, by their names, and deletes them.
 * @example
 * const remove = useRemoval(api.posts.delete, ticks)
 */
export function useRemoval<T>(
  call: Removal,
  { id, name }: { id: (record: T) => number; name: (record: T) => string },
): (records: readonly T[], hint?: string) => void {
  const t = useText(texts)
  const write = useWrite() as (call: Endpoint, input: unknown) => Promise<unknown>
  return (records, hint = t('deleteHint')) => {
    const [first] = records
    if (!first) return
    const title =
      records.length === 1
        ? t('deleteOne', { name: name(first) })
        : t('deleteMany', { name: name(first), total: records.length })
    const run = () => write(call, { query: { ids: records.map(id).join(',') } })
    void confirm({ title, hint, action: t('delete'), isDanger: true, run })
  }
}
