import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import { PrimaryButton, Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Rules() {
  const t = useText(texts)
  return (
    <div className={css.rules}>
      <figure className={css.good}>
        <figcaption>
          <Icon name="lucide:circle-check" size={18} />
          {t('good')}
        </figcaption>
        <div className={css.dialog}>
          <b>{t('question')}</b>
          <p>{t('hint')}</p>
          <div>
            <Button>{t('cancel')}</Button>
            <PrimaryButton data-danger>{t('delete')}</PrimaryButton>
          </div>
        </div>
        <ul>
          <li>{t('rule1')}</li>
          <li>{t('rule2')}</li>
          <li>{t('rule3')}</li>
        </ul>
      </figure>
      <figure className={css.bad}>
        <figcaption>
          <Icon name="lucide:circle-x" size={18} />
          {t('bad')}
        </figcaption>
        <div className={css.dialog}>
          <b>{t('badQuestion')}</b>
          <p>{t('badHint')}</p>
          <div>
            <Button type="primary">{t('ok')}</Button>
            <Button type="primary">{t('noWay')}</Button>
          </div>
        </div>
        <ul>
          <li>{t('error1')}</li>
          <li>{t('error2')}</li>
          <li>{t('error3')}</li>
        </ul>
      </figure>
    </div>
  )
}
