import { Checkbox } from 'antd'
import { textIn } from 'atrium/contract/language'
import { useId } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import css from './file-choice.module.css'
import { wordsOf } from './import-spec'
import { texts } from './text'
import type { Import } from './run/use-import'

/** Whether rows that name an existing record change it. */
export function UpdateChoice({ job }: { job: Import }) {
  const t = useText(texts)
  const language = useLanguage()
  const { hints } = job.spec
  const words = wordsOf(job.spec)
  const id = useId()
  return (
    <div>
      <Checkbox
        checked={job.updateExisting}
        disabled={job.busy !== undefined}
        aria-describedby={id}
        onChange={({ target }) => job.setUpdateExisting(target.checked)}
      >
        {t('updateExisting', { ...words })}
      </Checkbox>
      <p id={id} className={css.hint}>
        {hints?.update ? textIn(language, hints.update) : t('updateHint', words)}
      </p>
    </div>
  )
}
