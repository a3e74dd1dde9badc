import { attachedFileLimits, type StoredFile } from 'atrium/contract/fields/file-types'
import type { RecordFile } from 'atrium/contract/system/record/record-files'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useWrite } from '#shared/crud/actions/use-write'
import { momentText } from '#shared/crud/moment-text'
import { Details } from '#shared/facts/details'
import { confirm } from '#shared/feedback/confirm'
import { FileList } from '#shared/field/files/file-list'
import { FilesAdder } from '#shared/field/files/files-adder'
import { useText } from '#shared/i18n/text'
import { SectionPager, useSectionPaging } from '../sections/section-pager'
import { texts } from '../text'
import css from './record-files.module.css'
import { useRecordUploads } from './record-uploads'

interface RecordFilesProps {
  kind: string
  id: number
  mayChange: boolean
}

/** The files of a record: to look at and to save, and for those who may, to add and to remove. */
export function RecordFiles({ kind, id, mayChange }: RecordFilesProps) {
  const t = useText(texts)
  const write = useWrite()
  const section = useSectionPaging()
  const reading = useQuery({
    ...queryOf(api.recordFiles.list, { query: { kind, id, ...section.paging } }),
    placeholderData: keepPreviousData,
  })
  const remove = ({ id: fileId, name }: StoredFile) =>
    void confirm({
      title: t('removeQuestion', { name }),
      hint: t('removeHint'),
      action: t('remove'),
      isDanger: true,
      run: async () => void (await write(api.recordFiles.remove, { query: { kind, id, fileId } })),
    })
  const noteOf = ({ by, at }: RecordFile) => `${by ?? t('somebody')} · ${momentText(at)}`
  return (
    <div className={css.files}>
      {mayChange && <AddFiles key={`${kind}/${id}`} {...{ kind, id }} present={reading.data?.pageInfo.total ?? 0} />}
      <Details reading={reading}>
        {({ items, pageInfo }) => (
          <>
            {items.length === 0 && <EmptyState title={t('noFiles')} />}
            <FileList files={items} noteOf={noteOf} onRemove={mayChange ? remove : undefined} />
            <SectionPager {...section} total={pageInfo.total} label={t('filePages')} />
          </>
        )}
      </Details>
    </div>
  )
}

interface AddFilesProps {
  kind: string
  id: number
  /** How many files the record has. */
  present: number
}

function AddFiles({ kind, id, present }: AddFilesProps) {
  const { uploads, last } = useRecordUploads({ kind, id })
  const rows = useStore(uploads.store)
  return (
    <FilesAdder
      limits={attachedFileLimits}
      uploads={uploads}
      rows={rows}
      room={attachedFileLimits.most - present - rows.length}
      last={useStore(last)}
      onChoose={() => last.setState(undefined, true)}
    />
  )
}
