/**
 * Signatures of the state's own client of the broker: atviriduomenys/spinta e7ba78f (MIT), tests/adapters/test_adapter_rc_signature_sample.py.
 * Only the public half of its test key is kept here (tests/adapters/helpers/rc_test_private_key.pem): the code beside it names an account.
 */
export const PUBLISHED_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1bIYT9bLrBTwXs7OcdMz
iBFWQV1a7nwn334Pxjxoklw8zKXO2OiSzbgjy7Z1Wu1YDdRxuzmw7am8DMss3RJS
rRpU0pizzRgHqSi4CXnNGo69cr90zsUT+k7theJDA8EQgNaLJ3CKfv/E+yxfjnMD
xpjDYBFWDJzW198HwiotFF7kfwc52NjLA+6Jx9OPjirPXLmlkYD1Mp+0GvP8de2D
x0ypQb2VajiVI6Z0COBulF7eE3pPYw/DDL3MvDo5dXBaMNnNVYVP2QGWMTQrlalo
JPr0LZBCqf84XAbn7SeJsSDBxmy176viDSSRsge7jX9QGcDTDHgf/Ij2qcVwgAwH
HwIDAQAB
-----END PUBLIC KEY-----`;

export const OF_THE_WORD_TEST =
  'vvI1KKNyBu/dIkq4cIG+2ureX158o/J+2Av5wrcW2p7+n3FWig6Q7AqKDIWHod4oa2lzUePjYz9KW60H' +
  'OZtMl1UaWp/kTyrjTzsCTP1oIG3svPADSZ0nZH3X3ll66KHIKvU0iqoeBWtZkl73BJ2S5OinD5km/5OI' +
  'mJ8LMxlTmAUSa9vC0FrQUf+3ZixhpB5oJm412IMtjIVVETl4aYy0C/KSqqNUC2AANbzsITeu4EkfXceR' +
  '57ZRnx1+XmnpNtsWyNyuYFEIoiy6EkABa+aONB6eLHmYS+B/H7PKGZSxxgu542UavNTFtPgYg5YFDkeU' +
  'QX0rB2OMO9ES8m2iXreWug==';

export const QUESTION = {
  ActionType: '17',
  CallerCode: 'TEST_VSSA_IS,vasu_id=190286',
  EndUserInfo: '',
  Parameters:
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><args><fmt>xml</fmt><obj_kodas>188772433</obj_kodas></args>',
  Time: '2026-03-12 07:50:30',
};

export const OF_THE_QUESTION =
  'mdLXBiu6D+vQ4h59+zMT+h0/qNL5SRFjl+eslyLPgIzicZFtnPGvJ5zppO155LQmLxyKl6M+NWRIhumEdOU78pdS' +
  'snb5821w+t+wIqCu7eTq8epQJgGt3sXRQRJg6/YSBORKg5l+5j92PqDF21wHg1QIeA+njh6LKcSnFiXmCUrWvIaF' +
  'kaun/YbfVLNtXaSXx4KkpGwJCOe30qYBYNXZ0UY26Nnvn4nvYOEspJx+IM/4pZTn/JEiSMsQ3NNn68g/csbEGSPG' +
  'ntGPROBf5IvGWNI3FBoOISPyApt/B9GC0aBhJOEMmb8XCnmGAvOPfphqRzw+7k69rF8+0G+sxJMb9w==';
