import { ColourField } from '#shared/field/colour-field/colour-field'
import { useText } from '#shared/i18n/text'
import { useSettings } from '#shared/settings/settings'
import { texts } from '../text'
import { LoginPicture } from './login-picture'
import { PictureChoice } from './picture-choice'

const styles = [
  [0, 'loginPicture'],
  [1, 'loginAnimated'],
  [2, 'loginPlain'],
] as const

/** How the login page looks, and its colour where that is plain. */
export function LoginChoice() {
  const t = useText(texts)
  const loginStyle = useSettings((settings) => settings.loginStyle)
  const loginBgColor = useSettings((settings) => settings.loginBgColor)
  return (
    <>
      <PictureChoice
        label={t('login')}
        value={loginStyle}
        choices={styles.map(([value, name]) => ({
          value,
          name: t(name),
          picture: <LoginPicture style={value} plain={loginBgColor} />,
        }))}
        onChoose={(value) => useSettings.setState({ loginStyle: value })}
      />
      {loginStyle === 2 && (
        <ColourField
          label={t('background')}
          value={loginBgColor}
          onChange={(value) => useSettings.setState({ loginBgColor: value })}
        />
      )}
    </>
  )
}
