import type { Option } from '#modules/forms/engine/schema/form'
import { Input } from 'antd'
import type { ClipboardEvent } from 'react'
import { useText } from 'atrium/console/text'
import type { LocalText } from 'atrium/contract'
import { texts } from '../../text'
import { LanguageMark } from '../language-mark'
import css from './options.module.css'

interface OptionLabelsProps {
  option: Option
  name: string
  onPaste: (event: ClipboardEvent) => void
  onChange: (label: LocalText) => void
}

export function OptionLabels({ option: { label }, name, onPaste, onChange }: OptionLabelsProps) {
  const t = useText(texts)
  const sides = [
    { side: 'zh', language: t('chinese') },
    { side: 'en', language: t('english') },
  ] as const
  return (
    <div className={css.labels}>
      {sides.map(({ side, language }) => (
        <Input
          key={side}
          size="small"
          prefix={<LanguageMark side={side} />}
          aria-label={t('optionLabel', { name, language })}
          value={label[side]}
          onPaste={onPaste}
          onChange={({ target }) => onChange({ ...label, [side]: target.value })}
        />
      ))}
    </div>
  )
}
