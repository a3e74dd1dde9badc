import { api } from '#product/contract'
import { testResource } from 'atrium/testing/server'
import { workshopBicycle } from '../contract/bicycle'

testResource(api.workshopBicycles, workshopBicycle)
