import type { ButtonHTMLAttributes } from 'react'
import type { MenuItem } from '#shared/session/user/session'
import { EntryContent, entryLook, type EntryLook, type EntryMark } from './entry-look'

interface EntryButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  item: MenuItem
  mark: EntryMark
  look: EntryLook
}

/** A directory of the menu as a button; what it opens is its owner's. */
export function EntryButton({ item, mark, look, ...rest }: EntryButtonProps) {
  return (
    <button type="button" {...entryLook(look, mark)} {...rest}>
      <EntryContent item={item} look={look} />
    </button>
  )
}
