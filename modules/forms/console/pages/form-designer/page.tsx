import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from 'atrium/console/text'
import { ErrorState, Skeleton, SkeletonBar } from 'atrium/ui'
import { formInAddress, formQuery } from '../../form-calls'
import { DesignerDesk } from './designer-desk'
import { NoForm } from './no-form'
import { texts } from './text'

/** Designs the form in the address; without one it offers to add a form. */
export default function FormDesignerPage() {
  const t = useText(texts)
  const [search] = useSearchParams()
  const formId = formInAddress(search)
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      {formId === undefined ? <NoForm /> : <SavedForm key={formId} formId={formId} />}
    </>
  )
}

function SavedForm({ formId }: { formId: number }) {
  const t = useText(texts)
  const { data, isError, refetch } = useQuery({ ...formQuery(formId), refetchOnWindowFocus: false })
  if (isError) {
    return <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
  }
  if (data) return <DesignerDesk form={data.design} record={data} />
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBar height={40} />
      <SkeletonBar width="60%" height={240} />
    </Skeleton>
  )
}
