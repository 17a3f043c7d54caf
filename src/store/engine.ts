/** The worker line as the user interface may reach it; what is lasting goes through engine-sync. */
export { engine } from '#engine/client.ts'
export { scriptAddress } from '#engine/client-address.ts'
