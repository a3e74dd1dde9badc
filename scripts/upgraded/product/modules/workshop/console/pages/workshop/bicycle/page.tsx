import { crudPage } from 'atrium/console/list'
import { api } from '#calls/workshop'
import { workshopBicycle } from '../../../../contract/bicycle'

export default crudPage(api.workshopBicycles, workshopBicycle)
