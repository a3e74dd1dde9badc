import { useWrite, type RequestError } from 'atrium/console/data'
import { confirm } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { api } from '#calls/forms'
import type { Form } from '../../../../contract/form'
import { form } from '../../../../contract/form.record'
import { texts } from './text'

interface Keys {
  id: (row: Form) => number
  name: (row: Form) => string
}

/** Returns the actions that archive forms, after a question, and unarchive them. */
export function useArchive({ id, name }: Keys) {
  const t = useText(texts)
  const write = useWrite()
  const ask = (rows: readonly Form[], hint: string) => {
    const [first] = rows
    if (!first) return Promise.resolve(false)
    const title =
      rows.length === 1
        ? t('archiveOne', { name: name(first) })
        : t('archiveMany', { name: name(first), total: rows.length })
    const run = () => write(api.forms.archive, { body: { ids: rows.map(id) } }, { done: t('archived') })
    return confirm({ title, hint, action: t('archive'), run })
  }
  return {
    archive: (rows: readonly Form[]) => void ask(rows, t('archiveHint')),
    unarchive: (row: Form) => void write(api.forms.unarchive, { body: { ids: [id(row)] } }, { done: t('unarchived') }),
    /** Offers the archive for forms that could not be deleted because of their entries; false for another error. */
    archiveInstead: (error: RequestError, rows: readonly Form[]): boolean => {
      if (error.result?.error !== form.errors.foreignEntries.code) return false
      void ask(rows, error.msg)
      return true
    },
  }
}
