import { Checkbox } from 'antd'
import { useId } from 'react'
import { useText } from '#shared/i18n/text'
import css from './file-choice.module.css'
import { texts } from './text'
import type { Import } from './run/use-import'

/** Whether rows that name a user change that user. */
export function UpdateChoice({ job }: { job: Import }) {
  const t = useText(texts)
  const id = useId()
  return (
    <div>
      <Checkbox
        checked={job.updateExisting}
        disabled={job.busy !== undefined}
        aria-describedby={id}
        onChange={({ target }) => job.setUpdateExisting(target.checked)}
      >
        {t('updateExisting')}
      </Checkbox>
      <p id={id} className={css.hint}>
        {t('updateHint')}
      </p>
    </div>
  )
}
