// Words of signed containers (ADOC): why one is not taken, what its signatures are worth, what nobody has checked.
import type { ContainerFault, ContainerState, SignerKind, XadesFault } from '../../documents/container.ts';

/** Under the field of the file. */
export const CONTAINER_FAULT_TEXT = {
  containerUnreadable:
    'ADOC dokumentas neatsidaro: failas sugadintas arba nebaigtas. Išsaugokite jį parašų programoje iš naujo',
  containerTooLarge: 'ADOC dokumente per daug duomenų. Įkelkite tik įgaliojimą',
  containerUnsafeName: 'ADOC dokumente yra failas neleistinu pavadinimu',
  containerNoManifest: 'ADOC dokumente nėra jo failų sąrašo. Išsaugokite jį parašų programoje iš naujo',
  containerFileMissing: 'ADOC dokumente trūksta failo, kuris įrašytas į jo sąrašą. Išsaugokite jį iš naujo',
} as const satisfies Record<ContainerFault, string>;

export const CONTAINER = {
  state: {
    signed: 'Parašas nepažeistas, sertifikatas netikrintas',
    unsigned: 'Parašų nėra',
    broken: 'Parašas netinka',
    unsupported: 'Parašo patikrinti nepavyko',
    partial: 'Pasirašyti ne visi dokumentai',
    byOthers: 'Įgaliotojo parašo nėra',
  } satisfies Record<ContainerState, string>,
  /** Of files stored before anything was checked. */
  unchecked: 'Parašai netikrinti',
  signer: {
    giver: 'įgaliotojas',
    representative: 'įgaliotinis',
    other: 'kitas asmuo',
    unknown: 'asmens kodo sertifikate nėra',
  } satisfies Record<SignerKind, string>,
  fault: {
    unsupported: 'tokio parašo portalas netikrina',
    weakAlgorithm: 'pasenęs parašo algoritmas',
    altered: 'po pasirašymo dokumentas pakeistas',
    badSignature: 'parašas nesutampa su sertifikatu',
    noCertificate: 'nėra pasirašiusiojo sertifikato',
    notForSigning: 'sertifikatas skirtas ne pasirašyti',
    certificateNotValid: 'sertifikatas nurodytu metu negaliojo',
  } satisfies Record<XadesFault, string>,
  partial: 'pasirašyta dalis dokumentų',
  nobody: 'Pasirašiusysis nenurodytas',
  notChecked:
    'Netikrinama: ar sertifikatą išdavė patikima įstaiga, ar jis neatšauktas, ar parašas kvalifikuotas, laiko žymos ir metaduomenys. Laikas toks, kokį nurodė pasirašiusysis.',
} as const;
