import { allIconNames, Icon } from '@atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#shared/crud/form/fields'
import { useText } from '#shared/i18n/text'
import css from './icon-field.module.css'
import { texts } from './text'

/** One of the icons there are, found by its English name. */
export function IconField() {
  const t = useText(texts)
  const { data: names = [] } = useQuery({ queryKey: ['icon names'], queryFn: allIconNames, staleTime: Infinity })
  return (
    <SelectField
      name="icon"
      label={t('icon')}
      options={names.map((value) => ({ value, label: nameOf(value) }))}
      draw={drawIcon}
    />
  )
}

function drawIcon(value: string | number) {
  return (
    <span className={css.option}>
      <Icon name={String(value)} />
      {nameOf(String(value))}
    </span>
  )
}

const nameOf = (icon: string) => icon.replace('lucide:', '')
