import { textIn } from 'atrium/contract/language'
import { maxImportFileRows, maxImportMegabytes, maxImportRows } from 'atrium/contract/kind/import/limits'
import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useDownload } from '#shared/crud/actions/use-download'
import { FileZone } from '#shared/field/file-zone'
import { useLanguage, useText } from '#shared/i18n/text'
import css from './file-choice.module.css'
import { requiredTitles } from './sheet/import-words'
import { texts } from './text'
import { UpdateChoice } from './update-choice'
import type { Import } from './run/use-import'

/** The first step: a file or copied cells, and the form to fill in. */
export function FileChoice({ job }: { job: Import }) {
  const t = useText(texts)
  const language = useLanguage()
  const download = useDownload()
  const { calls, columns, hints } = job.spec
  const isBusy = job.busy !== undefined
  const template = (format: 'xlsx' | 'csv') => () => void download(calls.template, { query: { format } })
  usePaste(job, !isBusy)
  return (
    <>
      <FileZone
        icon="lucide:file-up"
        label={t('choose')}
        hint={t('chooseHint', {
          rows: maxImportFileRows,
          megabytes: maxImportMegabytes,
          part: maxImportRows,
        })}
        accept=".xlsx,.csv"
        multiple
        disabled={isBusy}
        onChoose={job.choose}
      />
      <p className={css.paste}>
        <Button icon={<Icon name="lucide:clipboard-paste" />} disabled={isBusy} onClick={() => void readClipboard(job)}>
          {t('paste')}
        </Button>
        <span className={css.hint}>{t('pasteHint')}</span>
      </p>
      <div>
        <p className={css.formats}>
          {t('template')}
          <Button type="link" size="small" onClick={template('xlsx')}>
            {t('templateXlsx')}
          </Button>
          <Button type="link" size="small" onClick={template('csv')}>
            {t('templateCsv')}
          </Button>
        </p>
        <p className={css.hint}>
          {hints?.template
            ? textIn(language, hints.template)
            : t('templateHint', { required: requiredTitles(columns()) })}
        </p>
      </div>
      <UpdateChoice job={job} />
    </>
  )

  async function readClipboard({ paste, note }: Import) {
    // Missing outside of https, whatever the types say.
    const clipboard = navigator.clipboard as Partial<Clipboard> | undefined
    const text = await clipboard?.readText?.().catch(() => undefined)
    if (text === undefined) note(t('pasteByKey'))
    else paste(text)
  }
}

/** Takes cells or a file that are pasted anywhere in the window, except into a field. */
function usePaste(job: Import, isEnabled: boolean): void {
  const take = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    if (
      !isEnabled ||
      !clipboardData ||
      (target instanceof Element && target.closest('input:not([type=file]), textarea'))
    )
      return
    if (clipboardData.files.length > 0) job.choose([...clipboardData.files])
    else job.paste(clipboardData.getData('text/plain'))
  })
  useEffect(() => {
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}
