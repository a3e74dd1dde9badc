import type { SavedView } from 'atrium/contract/system/user/view/saved-view'
import { IconButton, preparing } from 'atrium/ui/button'
import { Icon } from 'atrium/ui/icon'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { useIsOpening } from './use-is-opening'
import css from './views-panel.module.css'

interface ViewNameProps {
  name: string
  /** The list came from it. */
  isPresent: boolean
  /** Short words after the name. */
  notes?: readonly (string | false | null)[]
  onPress: () => void
}

/** The name of a view, which applies it. */
export function ViewName({ name, isPresent, notes, onPress }: ViewNameProps) {
  return (
    <button type="button" className={css.name} aria-current={isPresent || undefined} onClick={onPress}>
      <Icon name={isPresent ? 'lucide:check' : 'lucide:bookmark'} size={16} />
      <span title={name}>{name}</span>
      {notes?.filter(Boolean).map((note) => (
        <small key={String(note)}>{note}</small>
      ))}
    </button>
  )
}

interface ViewLineProps {
  view: SavedView
  isPresent: boolean
  /** The list shows something else by now. */
  isChanged: boolean
  mayShare: boolean
  page: string
  actions: Readonly<Record<'apply' | 'edit' | 'remove' | 'toggleDefault', (view: SavedView) => void>>
  prepareForm: () => void
}

/** A view of the panel. Those who may edit it have buttons for that. */
export function ViewLine({ view, isPresent, isChanged, mayShare, page, actions, prepareForm }: ViewLineProps) {
  const t = useText(texts)
  const { name, isDefault, roleName } = view
  const canOpen = useIsOpening(page)
  const maySetDefault = canOpen && view.mayEdit && (view.audience === 'own' || mayShare)
  return (
    <li>
      <ViewName
        name={name}
        isPresent={isPresent}
        notes={[isChanged && t('changed'), isDefault && t('default'), roleName]}
        onPress={() => actions.apply(view)}
      />
      {maySetDefault && (
        <IconButton
          icon="lucide:star"
          label={t(isDefault ? 'unsetDefault' : 'setDefault', { name })}
          aria-pressed={isDefault || undefined}
          onClick={() => actions.toggleDefault(view)}
        />
      )}
      {view.mayEdit && (
        <>
          <IconButton
            icon="lucide:pencil"
            label={t('editOf', { name })}
            onClick={() => actions.edit(view)}
            {...preparing(prepareForm)}
          />
          <IconButton icon="lucide:trash-2" label={t('deleteOf', { name })} onClick={() => actions.remove(view)} />
        </>
      )}
    </li>
  )
}
