import { UserAvatar } from '#shared/field/picture/user-avatar'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import { useNavigate } from 'react-router'
import { mayDiscard } from '#shared/feedback/discard'
import { useText } from '#shared/i18n/text'
import { hasUnsaved } from '#shared/navigation/unsaved'
import { useSession } from '#shared/session/user/session'
import { signOut } from '#shared/session/calls/sign-out'
import { useLockDialog } from '../lock/lock-dialog-state'
import { texts } from '../text'
import css from './header.module.css'

export function UserMenu() {
  const t = useText(texts)
  const navigate = useNavigate()
  const { username, nickname, avatar } = useSession(({ userInfo }) => userInfo)
  const leave = async () => {
    if (!hasUnsaved() || (await mayDiscard(t('lostInput')))) await signOut()
  }
  return (
    <MenuButton
      className={css.user}
      label={t('account', { name: nickname })}
      heading={
        <div className={css.person}>
          <UserAvatar name={nickname} picture={avatar} size={36} />
          <div>
            <b>{nickname}</b>
            <small>{username}</small>
          </div>
        </div>
      }
      actions={[
        {
          key: 'profile',
          label: t('profile'),
          icon: 'lucide:circle-user-round',
          onSelect: () => void navigate('/profile'),
        },
        {
          key: 'lock',
          label: t('lock'),
          icon: 'lucide:lock',
          onSelect: () => useLockDialog.setState({ open: true }),
        },
        { key: 'signOut', label: t('signOut'), icon: 'lucide:log-out', apart: true, onSelect: () => void leave() },
      ]}
    >
      <UserAvatar name={nickname} picture={avatar} />
    </MenuButton>
  )
}
