import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { Step, StepDots, Steps, useSteps } from '../steps'
import { texts } from '../text'

export default function Compound() {
  const t = useText(texts)
  return (
    <div className={css.wizard}>
      <Steps total={3}>
        <StepDots names={[t('step1'), t('step2'), t('step3')]} />
        <Step index={0} title={t('step1')}>
          {t('step1Text')}
        </Step>
        <Step index={1} title={t('step2')}>
          {t('step2Text')}
        </Step>
        <Step index={2} title={t('step3')}>
          {t('step3Text')}
        </Step>
        <Buttons />
      </Steps>
    </div>
  )
}

function Buttons() {
  const t = useText(texts)
  const { at, total, go } = useSteps()
  return (
    <div className={css.row}>
      <span role="status">{t('progress', { at: at + 1, total })}</span>
      <Button disabled={at === 0} onClick={() => go(at - 1)}>
        {t('back')}
      </Button>
      <Button type="primary" disabled={at === total - 1} onClick={() => go(at + 1)}>
        {t('next')}
      </Button>
    </div>
  )
}
