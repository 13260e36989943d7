import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { oid, sequence } from './der.ts';

const { KeyUsageFlags: Usage } = x509;

/** Qualified statements of EN 319 412-5: qualified, key in a device, for electronic signatures. */
const QC_STATEMENTS = '1.3.6.1.5.5.7.1.3';
const QC_COMPLIANCE = '0.4.0.1862.1.1';
const QC_SSCD = '0.4.0.1862.1.4';
const QC_TYPE = '0.4.0.1862.1.6';
const QC_TYPE_ESIGN = '0.4.0.1862.1.6.1';
/** Policies of EN 319 411: QCP-n-qscd for qualified certificates, NCP+ for the others. */
const QUALIFIED_POLICY = '0.4.0.194112.1.2';
const NORMALIZED_POLICY = '0.4.0.2042.1.2';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
const OCSP_NO_CHECK = '1.3.6.1.5.5.7.48.1.5';

const NO_CA = new x509.BasicConstraintsExtension(false, undefined, true);
const NULL = Buffer.from([5, 0]);

export const rootProfile = (): x509.Extension[] => [
  new x509.BasicConstraintsExtension(true, undefined, true),
  new x509.KeyUsagesExtension(Usage.keyCertSign | Usage.cRLSign, true),
];

export const issuingProfile = (): x509.Extension[] => [
  new x509.BasicConstraintsExtension(true, 0, true),
  new x509.KeyUsagesExtension(Usage.keyCertSign | Usage.cRLSign, true),
  new x509.CertificatePolicyExtension(['2.5.29.32.0']),
];

/** RFC 3161, 2.3: time-stamping is the only purpose, and critical. */
export const timeStampingProfile = (): x509.Extension[] => [
  NO_CA,
  new x509.KeyUsagesExtension(Usage.digitalSignature, true),
  new x509.ExtendedKeyUsageExtension([TIME_STAMPING], true),
];

/** RFC 6960, 4.2.2.2: a responder named by the authority, whose own certificate nobody asks about. */
export const responderProfile = (): x509.Extension[] => [
  NO_CA,
  new x509.KeyUsagesExtension(Usage.digitalSignature, true),
  new x509.ExtendedKeyUsageExtension([OCSP_SIGNING]),
  new x509.Extension(OCSP_NO_CHECK, false, NULL),
];

const qcStatements = (): x509.Extension =>
  new x509.Extension(
    QC_STATEMENTS,
    false,
    sequence(
      sequence(oid(QC_COMPLIANCE)),
      sequence(oid(QC_SSCD)),
      sequence(oid(QC_TYPE), sequence(oid(QC_TYPE_ESIGN))),
    ),
  );

/** A person who signs; without nonRepudiation it is the certificate one logs in with. */
export const personProfile = (qualified: boolean, nonRepudiation: boolean): x509.Extension[] => [
  NO_CA,
  new x509.KeyUsagesExtension(nonRepudiation ? Usage.nonRepudiation : Usage.digitalSignature, true),
  new x509.CertificatePolicyExtension([qualified ? QUALIFIED_POLICY : NORMALIZED_POLICY]),
  ...(qualified ? [qcStatements()] : []),
];
