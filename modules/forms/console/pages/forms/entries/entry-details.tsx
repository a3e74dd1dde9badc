import { useQuery } from '@tanstack/react-query'
import { Divider } from 'antd'
import type { ReactNode } from 'react'
import { api } from '#calls/forms'
import { queryOf } from '#shared/api/query'
import { momentText } from '#shared/crud/moment-text'
import { Details } from '#shared/facts/details'
import { Facts } from '#shared/facts/facts'
import { Drawer } from '#shared/feedback/drawer'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import { useText } from '#shared/i18n/text'
import type { EntryDetails as Entry } from '../../../../contract/entry'
import { texts } from './text'

interface EntryDetailsProps {
  entryId: number
  isOpen: boolean
  onClose: () => void
}

/** One entry, in the version of the form that was filled in. */
export function EntryDetails({ entryId, isOpen, onClose }: EntryDetailsProps) {
  const t = useText(texts)
  return (
    <Drawer title={t('details')} isOpen={isOpen} onClose={onClose} size={560} destroyOnHidden>
      <ReadEntry entryId={entryId} />
    </Drawer>
  )
}

function ReadEntry({ entryId }: { entryId: number }) {
  const reading = useQuery(queryOf(api.formEntries.read, { query: { entryId } }))
  return <Details reading={reading}>{(entry) => <EntryFacts entry={entry} />}</Details>
}

function EntryFacts({ entry }: { entry: Entry }) {
  const t = useText(texts)
  const facts: [name: string, value: ReactNode][] = [
    [t('userId'), entry.person],
    [t('deptId'), entry.deptName],
    [t('submittedAt'), momentText(entry.submittedAt)],
    [t('number'), entry.number],
  ]
  return (
    <>
      <Facts facts={facts} />
      <Divider />
      <SchemaForm form={entry.design} defaultValues={entry.values} readOnly />
    </>
  )
}
