import { UserAvatar } from '#shared/field/picture/user-avatar'
import { useText } from '#shared/i18n/text'
import css from './presence-note.module.css'
import { texts } from './text'
import { usePresence } from './use-presence'

interface PresenceNoteProps {
  /** The name of the kind of record. */
  kind: string | undefined
  id: number | undefined
}

/** Other people whose portraits show. */
const most = 3

/** Names the other people who have a record open; empty where nobody has. */
export function PresenceNote({ kind, id }: PresenceNoteProps) {
  const t = useText(texts)
  const others = usePresence(kind, id)
  const [first] = others
  const text = first && t(others.length > 1 ? 'several' : 'one', { name: first.nickname, count: others.length })
  return (
    <span role="status" className={css.note} title={others.map(({ nickname }) => nickname).join(t('comma'))}>
      {others.slice(0, most).map(({ userId, nickname, avatar }) => (
        <span key={userId} className={css.portrait} aria-hidden="true">
          <UserAvatar name={nickname} picture={avatar} size={24} />
        </span>
      ))}
      {text && <span className={css.text}>{text}</span>}
    </span>
  )
}
