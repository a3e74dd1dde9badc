import { useText } from '../../i18n/text'
import { useSession } from '../../session/user/session'
import { texts } from '../text'

/** Returns the rule for new passwords of this installation, whose length is that of the session unless it is given; undefined until it is known. */
export function usePasswordRule(given?: number): string | undefined {
  const t = useText(texts)
  const own = useSession(({ passwordLength }) => passwordLength)
  const length = given ?? own
  return length > 0 ? t('passwordRule', { length }) : undefined
}
