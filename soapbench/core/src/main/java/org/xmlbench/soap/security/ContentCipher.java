package org.xmlbench.soap.security;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * What the content of a body is encrypted by: AES with a key of 256 bits, in one of two modes. They
 * are not the same work.
 */
public enum ContentCipher {
  /**
   * Galois/counter mode, which also says whether the text was changed: XML Encryption 1.1, section
   * 5.2.4. What every toolkit uses that can.
   */
  AES256_GCM("http://www.w3.org/2009/xmlenc11#aes256-gcm", "AES/GCM/NoPadding", 12),
  /** Cipher block chaining: section 5.2.2. Of toolkits that know no other. */
  AES256_CBC("http://www.w3.org/2001/04/xmlenc#aes256-cbc", "AES/CBC/ISO10126Padding", 16);

  /** Bits of the tag of Galois/counter mode, which is behind the text. */
  private static final int TAG = 128;

  private static final int KEY = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final String algorithm;
  private final String transformation;
  private final int vector;

  /**
   * One of them.
   *
   * @param vector bytes of the initialization vector, which is before the text
   */
  ContentCipher(String algorithm, String transformation, int vector) {
    this.algorithm = algorithm;
    this.transformation = transformation;
    this.vector = vector;
  }

  /** Its name, as XML Encryption writes it. */
  public String algorithm() {
    return algorithm;
  }

  public static byte[] newKey() {
    return random(KEY);
  }

  /** The value of a {@code CipherValue}: a new vector, and the text encrypted. */
  public byte[] encrypt(byte[] key, byte[] text) throws GeneralSecurityException {
    byte[] start = random(vector);
    byte[] hidden = cipher(Cipher.ENCRYPT_MODE, key, start).doFinal(text);
    byte[] value = new byte[vector + hidden.length];
    System.arraycopy(start, 0, value, 0, vector);
    System.arraycopy(hidden, 0, value, vector, hidden.length);
    return value;
  }

  /** What {@link #encrypt} was given. */
  byte[] decrypt(byte[] key, byte[] value) throws GeneralSecurityException {
    return cipher(Cipher.DECRYPT_MODE, key, value).doFinal(value, vector, value.length - vector);
  }

  private Cipher cipher(int mode, byte[] key, byte[] start) throws GeneralSecurityException {
    AlgorithmParameterSpec parameters =
        switch (this) {
          case AES256_GCM -> new GCMParameterSpec(TAG, start, 0, vector);
          case AES256_CBC -> new IvParameterSpec(start, 0, vector);
        };
    Cipher cipher = Cipher.getInstance(transformation);
    cipher.init(mode, new SecretKeySpec(key, "AES"), parameters);
    return cipher;
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    RANDOM.nextBytes(bytes);
    return bytes;
  }
}
