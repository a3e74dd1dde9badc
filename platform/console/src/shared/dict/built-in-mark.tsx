import { Icon } from 'atrium/ui/icon'
import { Tooltip } from 'antd'
import { useText } from '../i18n/text'
import css from './built-in-mark.module.css'
import { texts } from './text'

/** Marks what the code relies on; `hint` says what that means. A button, so that the keyboard and a tap bring the hint up too. */
export function BuiltInMark({ hint }: { hint: string }) {
  const t = useText(texts)
  return (
    <Tooltip title={hint} trigger={['hover', 'focus']}>
      <button type="button" className={css.mark}>
        <Icon name="lucide:lock" size={12} />
        {t('builtIn')}
      </button>
    </Tooltip>
  )
}
