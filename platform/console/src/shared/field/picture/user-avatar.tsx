import { isFileKey } from 'atrium/contract/fields/stored-file'
import { Avatar } from 'atrium/ui/avatar'
import { useStoredFile } from './use-stored-file'

interface UserAvatarProps {
  name: string
  /** As the API has it: the key of a stored file, or an address. */
  picture: string
  size?: number
}

/** The portrait of a user, or the initial of their name. */
export function UserAvatar({ name, picture, size }: UserAvatarProps) {
  const stored = useStoredFile(picture)
  return <Avatar name={name} src={isFileKey(picture) ? stored : picture} size={size} />
}
