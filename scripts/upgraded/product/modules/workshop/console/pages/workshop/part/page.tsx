import { crudPage } from 'atrium/console/list'
import { api } from '#calls/workshop'
import { workshopPart } from '../../../../contract/part'

export default crudPage(api.workshopParts, workshopPart)
