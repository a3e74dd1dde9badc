import { maxFileBytes } from 'atrium/contract/fields/stored-file'
import type { RecordFile } from 'atrium/contract/system/record/record-files'
import { IconButton, PlainButton } from 'atrium/ui/button'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Icon } from 'atrium/ui/icon'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { saveFile } from '#shared/api/file-save'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'
import { useWrite } from '#shared/crud/actions/use-write'
import { momentText } from '#shared/crud/moment-text'
import { Details } from '#shared/facts/details'
import { confirm } from '#shared/feedback/confirm'
import { notify } from '#shared/feedback/notify'
import { FileZone } from '#shared/field/file-zone'
import { sizeText } from '#shared/i18n/size-text'
import { useText } from '#shared/i18n/text'
import { SectionPager, useSectionPaging } from '../sections/section-pager'
import { texts } from '../text'
import css from './record-files.module.css'

interface RecordFilesProps {
  kind: string
  id: number
  mayChange: boolean
}

/** The files of a record: to save, and for those who may, to add and to remove. */
export function RecordFiles({ kind, id, mayChange }: RecordFilesProps) {
  const t = useText(texts)
  const section = useSectionPaging()
  const reading = useQuery({
    ...queryOf(api.recordFiles.list, { query: { kind, id, ...section.paging } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={css.files}>
      {mayChange && <AddFiles kind={kind} id={id} />}
      <Details reading={reading}>
        {({ items, pageInfo }) => (
          <>
            {items.length === 0 && <EmptyState title={t('noFiles')} />}
            <ul className={css.list}>
              {items.map((file) => (
                <FileRow key={file.fileId} kind={kind} id={id} file={file} mayRemove={mayChange} />
              ))}
            </ul>
            <SectionPager {...section} total={pageInfo.total} label={t('filePages')} />
          </>
        )}
      </Details>
    </div>
  )
}

function AddFiles({ kind, id }: Omit<RecordFilesProps, 'mayChange'>) {
  const t = useText(texts)
  const write = useWrite()
  const [isBusy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    setBusy(true)
    for (const file of files) {
      if (file.size > maxFileBytes) notify.error(t('tooLarge', { name: file.name, limit: sizeText(maxFileBytes) }))
      else {
        const body = { kind, id, name: file.name, content: await base64Of(file) }
        // `request` has said why.
        await write(api.recordFiles.add, { body }).catch(() => undefined)
      }
    }
    setBusy(false)
  }
  return (
    <FileZone
      icon="lucide:upload"
      label={t('addFiles')}
      hint={t('addFilesHint', { limit: sizeText(maxFileBytes) })}
      accept=""
      multiple
      disabled={isBusy}
      onChoose={(files) => void add(files)}
    />
  )
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsDataURL(file)
  })
}

interface FileRowProps {
  kind: string
  id: number
  file: RecordFile
  mayRemove: boolean
}

function FileRow({ kind, id, file, mayRemove }: FileRowProps) {
  const t = useText(texts)
  const write = useWrite()
  const { fileId, name, size, at, by } = file
  const query = { kind, id, fileId }
  const save = async () => {
    // `request` has said why.
    const content: Blob | undefined = await request(api.recordFiles.read, { query }).catch(() => undefined)
    if (content) saveFile(new File([content], name))
  }
  const remove = () =>
    void confirm({
      title: t('removeQuestion', { name }),
      hint: t('removeHint'),
      action: t('remove'),
      isDanger: true,
      run: async () => void (await write(api.recordFiles.remove, { query })),
    })
  return (
    <li>
      <Icon name="lucide:paperclip" size={18} />
      <span className={css.name}>
        <PlainButton className={css.save} title={t('save', { name })} onClick={() => void save()}>
          {name}
        </PlainButton>
        <small>
          {sizeText(size)} · {by ?? t('somebody')} · {momentText(at)}
        </small>
      </span>
      {mayRemove && <IconButton icon="lucide:trash-2" label={t('removeFile', { name })} onClick={remove} />}
    </li>
  )
}
