import { drawPlates } from '../../art/plate-worker.ts'
import { groundPlate } from './ground.ts'

drawPlates(groundPlate)
