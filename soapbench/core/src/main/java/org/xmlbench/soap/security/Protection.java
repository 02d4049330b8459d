package org.xmlbench.soap.security;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.message.Encoding;

/**
 * What protects a toolkit's messages: names of algorithms, as XML Signature and XML Encryption
 * write them. All are widely used ones, and the same for every toolkit, but for one of them.
 *
 * <p>Sources: OASIS, <i>Web Services Security: SOAP Message Security 1.1.1</i> and its <i>X.509
 * Certificate Token Profile</i>; W3C, <i>XML Signature</i> and <i>XML Encryption 1.1</i>.
 *
 * @param encoding signed, or signed and encrypted
 * @param cipher what the content of the body is encrypted by, if it is
 */
public record Protection(Encoding encoding, ContentCipher cipher) {
  /** Signature of body and timestamp by RSA, 2048 bits, with SHA-256. */
  public static final String SIGNATURE = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";

  /** Digest of what is signed. */
  public static final String DIGEST = "http://www.w3.org/2001/04/xmlenc#sha256";

  /** Exclusive canonicalization of what is signed. */
  public static final String CANONICAL = "http://www.w3.org/2001/10/xml-exc-c14n#";

  /** Transport of the key of that encryption. */
  public static final String KEY_TRANSPORT = "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p";

  /** What protects messages of that kind, where the toolkit can. */
  public static Protection of(Encoding encoding) {
    return new Protection(encoding, ContentCipher.AES256_GCM);
  }

  /** Whether the content of the body is encrypted after it is signed. */
  public boolean encrypts() {
    return encoding == Encoding.SIGNED_ENCRYPTED;
  }

  /** The same as options of a toolkit, {@code name=value}. */
  public List<String> options() {
    List<String> options = new ArrayList<>();
    options.add("signed=soap:Body,wsu:Timestamp");
    options.add("signature=" + SIGNATURE);
    options.add("digest=" + DIGEST);
    options.add("canonicalization=" + CANONICAL);
    if (encrypts()) {
      options.add("encrypted=content of soap:Body, after it is signed");
      options.add("encryption=" + cipher.algorithm());
      options.add("key transport=" + KEY_TRANSPORT);
    }
    return options;
  }
}
