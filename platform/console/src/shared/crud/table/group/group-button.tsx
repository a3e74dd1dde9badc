import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import type { List } from '#shared/crud/rows/use-list'
import { texts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'
import type { ListGroup } from './list-summary'

interface GroupButtonProps {
  groups: readonly ListGroup<string>[]
  list: Pick<List<unknown>, 'group' | 'setGroup'>
}

/** The choice of a column by whose values the rows are grouped. */
export function GroupButton({ groups, list }: GroupButtonProps) {
  const t = useText(texts)
  const choice = (key: string | undefined, label: string) => ({
    key: key ?? 'none',
    label,
    checked: list.group === key,
    onSelect: () => list.setGroup(key),
  })
  const choices = groups.map(({ key, label }) => choice(key, t('groupBy', { name: label })))
  return (
    <MenuButton label={t('group')} actions={[choice(undefined, t('noGroup')), ...choices]}>
      <Icon name="lucide:list-tree" size={18} />
    </MenuButton>
  )
}
