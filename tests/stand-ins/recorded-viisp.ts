/**
 * An answer of the real gateway (its test environment) as it came over the wire, signature and all: laurynas/viisp-auth,
 * spec/fixtures/ticket.xml. It holds a used ticket and no personal data. Not a byte may change: the signature covers it.
 */
export const RECORDED_TICKET = `<?xml version="1.0" encoding="UTF-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Header xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"/><soap:Body><authentication:authenticationResponse id="uniqueId" xmlns:authentication="http://www.epaslaugos.lt/services/authentication" xmlns:dsig="http://www.w3.org/2000/09/xmldsig#" xmlns:ns3="http://viisp.ivpk.lt/systemHealth" xmlns:ns4="http://www.w3.org/2001/10/xml-exc-c14n#"><authentication:ticket>dfa1339f-46b6-457d-a21d-2d7680389bfd</authentication:ticket><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"><InclusiveNamespaces PrefixList="authentication" xmlns="http://www.w3.org/2001/10/xml-exc-c14n#"/></CanonicalizationMethod><SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/><Reference URI="#uniqueId"><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"><InclusiveNamespaces PrefixList="authentication" xmlns="http://www.w3.org/2001/10/xml-exc-c14n#"/></Transform></Transforms><DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/><DigestValue>BIu6lOeDTnoYR7IUrzFY4ZYPfZU=</DigestValue></Reference></SignedInfo><SignatureValue>CJ9IGElrykGY9K/Utu7EyhgOIxJhJRngGMVOzehhZnbrm6K04JNnQc+R5SBGnGI6XRuRBQGeNg+y
dkKZDjmHHPTwHlk3w1LiilS1/u/GS52yK+IdQRIslzUKK5OMIVMj7jYdeJfFP2mTeC8EEYgnGSav
Nqe3S/FYnBX4vS2B9d4=</SignatureValue><KeyInfo><KeyValue><RSAKeyValue><Modulus>0+HdYaHkPLQkaO+XVa/+tl9poh+MgyEZN8O/GA71J/lYqcLo4HitNmjVumso9KGGCfJoLRoPutIg
kXsl2x6aZ1iMaYQdcDlkhBnj46TPAy5+hgAk3rNmpiMZ96f2b+R8XeM3J80hkLZzYeRXIL2LmH7t
4x6p9jI82+GytmJczRc=</Modulus><Exponent>AQAB</Exponent></RSAKeyValue></KeyValue></KeyInfo></Signature></authentication:authenticationResponse></soap:Body></soap:Envelope>`;

/**
 * The public key of the certificate it verifies with, ended on 2013-09-07 (certs/epaslaugos_ident.crt of the same repository).
 */
export const RECORDED_KEY = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDT4d1hoeQ8tCRo75dVr/62X2mi
H4yDIRk3w78YDvUn+VipwujgeK02aNW6ayj0oYYJ8mgtGg+60iCReyXbHppnWIxp
hB1wOWSEGePjpM8DLn6GACTes2amIxn3p/Zv5Hxd4zcnzSGQtnNh5FcgvYuYfu3j
Hqn2Mjzb4bK2YlzNFwIDAQAB
-----END PUBLIC KEY-----`;
