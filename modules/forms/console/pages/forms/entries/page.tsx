import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from 'atrium/console/data'
import { ListSkeleton } from 'atrium/console/list'
import { sameTab } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { EmptyState, ErrorState } from 'atrium/ui'
import { api } from '#calls/forms'
import { EntryList } from './entry-list'
import { texts } from './text'

/** The entries of the form in the address; of the one that was changed last without. */
export default function EntriesPage() {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const { data: forms, isError, refetch } = useQuery(queryOf(api.formEntries.forms))
  const asked = Number(search.get('formId') ?? search.get('form'))
  const form = forms?.find(({ id }) => id === asked) ?? forms?.[0]
  const isNamed = !form || search.get('formId') === String(form.id)
  useEffect(() => {
    // The filter shows what is in the address.
    if (isNamed) return
    const next = new URLSearchParams(search)
    next.delete('form')
    next.set('formId', String(form.id))
    setSearch(next, { replace: true, state: sameTab })
  }, [isNamed, form, search, setSearch])
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>
    return <ErrorState title={t('failed')} hint={t('failedHint')} action={retry} />
  }
  if (!forms) return <ListSkeleton columns={6} />
  if (!form) return <EmptyState title={t('noForms')} hint={t('noFormsHint')} />
  return <EntryList key={form.id} formId={form.id} forms={forms} />
}
