import { useText } from '../../i18n/text'
import { useSession } from '../../session/user/session'
import { texts } from '../text'

/** Returns the rule for new passwords of this installation; undefined until the session has it. */
export function usePasswordRule(): string | undefined {
  const t = useText(texts)
  const length = useSession(({ passwordLength }) => passwordLength)
  return length > 0 ? t('passwordRule', { length }) : undefined
}
