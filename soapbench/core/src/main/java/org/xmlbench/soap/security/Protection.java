package org.xmlbench.soap.security;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.message.Encoding;

/**
 * What protects the messages of every toolkit alike: names of algorithms, as XML Signature and XML
 * Encryption write them. All are widely used ones.
 *
 * <p>Sources: OASIS, <i>Web Services Security: SOAP Message Security 1.1.1</i> and its <i>X.509
 * Certificate Token Profile</i>; W3C, <i>XML Signature</i> and <i>XML Encryption 1.1</i>.
 */
public final class Protection {
  /** Signature of body and timestamp by RSA, 2048 bits, with SHA-256. */
  public static final String SIGNATURE = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";

  /** Digest of what is signed. */
  public static final String DIGEST = "http://www.w3.org/2001/04/xmlenc#sha256";

  /** Exclusive canonicalization of what is signed. */
  public static final String CANONICAL = "http://www.w3.org/2001/10/xml-exc-c14n#";

  /** Encryption of the body's content. */
  public static final String ENCRYPTION = "http://www.w3.org/2009/xmlenc11#aes256-gcm";

  /** Transport of the key of that encryption. */
  public static final String KEY_TRANSPORT = "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p";

  private Protection() {}

  /** What protects messages of that kind, as options of a toolkit, {@code name=value}. */
  public static List<String> options(Encoding encoding) {
    List<String> options = new ArrayList<>();
    options.add("signed=soap:Body,wsu:Timestamp");
    options.add("signature=" + SIGNATURE);
    options.add("digest=" + DIGEST);
    options.add("canonicalization=" + CANONICAL);
    if (encoding == Encoding.SIGNED_ENCRYPTED) {
      options.add("encrypted=content of soap:Body, after it is signed");
      options.add("encryption=" + ENCRYPTION);
      options.add("key transport=" + KEY_TRANSPORT);
    }
    return options;
  }
}
