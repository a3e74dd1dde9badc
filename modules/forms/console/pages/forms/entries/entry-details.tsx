import { useQuery } from '@tanstack/react-query'
import { Divider } from 'antd'
import type { ReactNode } from 'react'
import { queryOf } from 'atrium/console/data'
import { Drawer } from 'atrium/console/feedback'
import { Details, Facts } from 'atrium/console/list'
import { momentText, useText } from 'atrium/console/text'
import { api } from '#calls/forms'
import { namedBy } from '#modules/forms/engine/console/shared-kinds'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
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
      <SchemaForm form={entry.design} defaultValues={entry.values} nameOf={namedBy(entry.names)} readOnly />
    </>
  )
}
