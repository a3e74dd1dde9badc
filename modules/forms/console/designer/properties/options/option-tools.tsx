import type { Option } from '#modules/forms/engine/schema/form'
import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { texts } from '../../text'
import type { OptionActions } from './option-actions'
import { editOption, type OptionPath } from './option-tree'
import css from './options.module.css'

interface OptionToolsProps {
  option: Option
  path: OptionPath
  name: string
  isDefault: boolean
  isCascade: boolean
  actions: OptionActions
}

/** Actions on one option. */
export function OptionTools({ option, path, name, isDefault, isCascade, actions }: OptionToolsProps) {
  const t = useText(texts)
  const toggle = () => actions.change(path, editOption(option, { disabled: !option.disabled }))
  const tools = [
    isCascade
      ? { icon: 'lucide:list-tree', label: t('addBelow', { name }), act: () => actions.addBelow(path) }
      : {
          icon: 'lucide:star',
          label: t('defaultOption', { name }),
          isOn: isDefault,
          act: () => actions.toggleDefault(option.value),
        },
    { icon: 'lucide:ban', label: t('disableOption', { name }), isOn: option.disabled ?? false, act: toggle },
    { icon: 'lucide:x', label: t('removeOption', { name }), act: () => actions.remove(path) },
  ]
  return tools.map(({ icon, label, isOn, act }) => (
    <Button
      key={icon}
      size="small"
      type="text"
      className={isOn ? css.on : undefined}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      icon={<Icon name={icon} />}
      onClick={act}
    />
  ))
}
