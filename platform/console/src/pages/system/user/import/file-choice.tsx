import { maxImportFileRows, maxImportMegabytes, maxImportRows } from '@atrium/contract/kind/import/limits'
import { Button } from 'antd'
import { api } from '#shared/api/api'
import { useDownload } from '#shared/crud/actions/use-download'
import { FileZone } from '#shared/field/file-zone'
import { useText } from '#shared/i18n/text'
import css from './file-choice.module.css'
import { PasswordChoice } from './password-choice'
import { texts } from './text'
import { UpdateChoice } from './update-choice'
import type { Import } from './run/use-import'

/** The first step: which file, and the form to fill in. */
export function FileChoice({ job }: { job: Import }) {
  const t = useText(texts)
  const download = useDownload()
  const template = (format: 'xlsx' | 'csv') => () => void download(api.userImport.template, { query: { format } })
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
        disabled={job.busy !== undefined}
        onChoose={job.choose}
      />
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
        <p className={css.hint}>{t('templateHint')}</p>
      </div>
      <UpdateChoice job={job} />
      <PasswordChoice job={job} />
    </>
  )
}
