import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { saveFile } from '#shared/api/file-save'
import { copyText } from '#shared/feedback/copy'
import { useText } from '#shared/i18n/text'
import css from './factors.module.css'
import { texts } from './text'

/** New recovery codes, which nothing brings back, with ways to keep them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(texts)
  const text = codes.join('\n')
  const save = () => saveFile(new File([`${text}\n`], `${t('fileName')}.txt`, { type: 'text/plain' }))
  return (
    <>
      <p className={css.hint}>{t('codesHint')}</p>
      <ol className={css.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <Button icon={<Icon name="lucide:copy" />} onClick={() => void copyText(text)}>
          {t('copy')}
        </Button>
        <Button icon={<Icon name="lucide:download" />} onClick={save}>
          {t('download')}
        </Button>
        <Button type="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </>
  )
}
